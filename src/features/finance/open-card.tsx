import { createRoot, type Root } from 'react-dom/client';
import AnyCalculator from './any-calculator';
import type { CardContent } from './card-content';

/**
 * Opens or closes a card of a vehicle page: the form that would lead to the whole page stays where it is, its panel gets
 * the calculator. It follows the vehicle that is chosen on the stage.
 */
export async function toggleCard(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  const panel = form.parentElement?.querySelector<HTMLElement>('[data-card-panel]');
  const address = form.dataset.calculatorCard;
  if (!button || !panel || !address) return;
  const willOpen = button.getAttribute('aria-expanded') !== 'true';
  show({ button, panel, isOpen: willOpen });
  if (!willOpen || opened.has(panel)) return;
  const root = createRoot(panel);
  opened.add(panel);
  root.render(<p role="status">{button.dataset.loading}</p>);
  try {
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
    follow(root, await response.json());
  } catch {
    opened.delete(panel);
    root.unmount();
    form.submit();
  }
}

const opened = new WeakSet<Element>();

function show({ button, panel, isOpen }: { button: Element; panel: HTMLElement; isOpen: boolean }) {
  button.setAttribute('aria-expanded', String(isOpen));
  const label = button.getAttribute(isOpen ? 'data-close' : 'data-open');
  if (label) button.setAttribute('aria-label', label);
  panel.hidden = !isOpen;
}

/** Shows the calculator for the vehicle on the stage, now and whenever another is chosen there. */
function follow(root: Root, content: CardContent) {
  const stage = document.querySelector<HTMLElement>('[data-block="vehicle-model-selector"]');
  const render = () => {
    const code = stage?.dataset.modelCode;
    const isOffered = content.props.vehicles.some((vehicle) => vehicle.code === code);
    root.render(<AnyCalculator key={isOffered ? code : ''} content={toCard(content, isOffered ? code : undefined)} />);
  };
  render();
  if (stage) new MutationObserver(render).observe(stage, { attributeFilter: ['data-model-code'] });
}

/** The calculator of a card, for the vehicle on the stage; the quotes of another vehicle are fetched at once. */
function toCard(content: CardContent, modelCode: string | undefined): CardContent {
  const id = `card-${content.product}`;
  const asked = modelCode ? { modelCode } : {};
  if (content.product !== 'subscription') {
    const { props } = content;
    return { ...content, props: { ...props, id, asked: { ...props.asked, ...asked } } };
  }
  const { props } = content;
  const isOther = modelCode !== undefined && modelCode !== props.asked.modelCode;
  return {
    ...content,
    props: {
      ...props,
      id,
      asked: { ...props.asked, ...asked },
      quotes: isOther ? [] : props.quotes,
      isStaleAtFirst: isOther,
    },
  };
}
