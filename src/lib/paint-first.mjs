// @ts-check

/** A script of the build as React writes it into a page, and the preload of the one that starts the others. */
const scriptTag = /<script src="(\/_next\/static\/[\w/~.-]+\.js)" async=""><\/script>/g;
const preloadTag = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[\w/~.-]+\.js"\/>/g;

/**
 * The page with its scripts fetched once it has been painted: until then they would take the line and the processor
 * from its styles and its first picture. Everything can be read and sent without them (decision 22).
 * @param {string} html
 */
export function paintFirst(html) {
  const addresses = [...html.matchAll(scriptTag)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const starter = `<script>(${startOncePainted})(${JSON.stringify(addresses)})</script>`;
  return (
    html
      .replace(scriptTag, '')
      .replace(preloadTag, '')
      // Before the styles: behind them a script holds up the reading of the page until they have come.
      .replace(/<link rel="stylesheet"|<\/head>/, (place) => starter + place)
  );
}

/**
 * Runs in the browser. Starts at once where nothing is painted (a tab in the background) or nobody says when.
 * @param {readonly string[]} addresses
 */
function startOncePainted(addresses) {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
  };
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return start();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start);
  // All that a frame needs is there: one that is not painted soon is out of sight.
  window.addEventListener('load', () => setTimeout(start, 300));
}
