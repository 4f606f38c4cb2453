import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LocalText } from '@/i18n/local-text';
import { Breadcrumbs } from './breadcrumbs';
import { CookieNotice } from './cookie-notice.client';
import { ErrorView } from './error-view';
import { ShellFooter } from './footer';
import { ShellHeader } from './header';
import { LanguageLinks } from './language-selector';
import { hoverDelayMs, leadsTo, type ShellNavigation } from './navigation';
import { NotFoundView } from './not-found-view';

const navigation: ShellNavigation = {
  items: [
    {
      label: words('Voertuie'),
      url: '/af/vehicles',
      sheet: {
        groups: [
          {
            title: { text: 'SUVs', lang: 'en' },
            links: [{ label: words('Fortuner'), url: '/af/vehicles/fortuner', note: words('Vanaf R 759 200') }],
          },
        ],
      },
    },
    { label: words('GR'), url: '/af/gr' },
  ],
};
const languages = { current: 'af', path: '/vehicles', labels: { language: 'Taal' } } as const;
const header = renderToStaticMarkup(
  <ShellHeader
    brandName="Forecourt"
    homeUrl="/af"
    currentUrl="/af/vehicles/fortuner"
    navigation={navigation}
    dealer={{ label: words('Vind ’n handelaar'), url: '/af/dealers' }}
    languages={languages}
    labels={{
      home: 'Forecourt, tuisblad',
      mainMenu: 'Hoofkieslys',
      menu: 'Kieslys',
      close: 'Maak toe',
      overview: 'Sien alles:',
    }}
  />,
);

describe('header', () => {
  it('D-314: a menu waits 300 ms for a resting pointer', () => {
    expect(hoverDelayMs).toBe(300);
    expect(header).toContain('data-menu="hover"');
  });

  it('D-313 D-320: menus and the phone menu open without JavaScript', () => {
    expect(header).toMatch(/<details name="main-menu"[^>]*><summary/);
    expect(header).toContain('<button type="button" class="open" popoverTarget="main-menu">');
    expect(header).toMatch(/<nav[^>]*id="main-menu" popover="auto"/);
    expect(header).toContain('href="/af/vehicles"');
    expect(header).toContain('href="/af/vehicles/fortuner" aria-current="page"');
  });

  it('issue-2 §3: marks words that fell back to English', () => {
    expect(header).toMatch(/<h2 lang="en"[^>]*>SUVs<\/h2>/);
  });

  it('issue-2 §3: has a red action only where one is given', () => {
    expect(header).not.toContain('primary');
  });

  it.each([
    ['/vehicles', '/vehicles/fortuner', true],
    ['/vehicles', '/vehicles', true],
    ['/vehicles', '/vehicles-used', false],
    ['/', '/vehicles', false],
  ])('issue-2 §3: %s leads to %s: %s', (url, current, expected) => {
    expect(leadsTo(url, current)).toBe(expected);
  });
});

describe('language selector', () => {
  const html = renderToStaticMarkup(<LanguageLinks {...languages} />);

  it('D-319 D-331: offers the three languages by their own names, the current one marked', () => {
    expect(
      html
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(['English', 'Afrikaans', 'isiZulu']);
    expect(html).toMatch(/<a[^>]*href="\/language\/af\?to=%2Fvehicles"[^>]*hreflang="af"[^>]*aria-current="true"/i);
    expect(html).toMatch(/<a[^>]*href="\/language\/zulu\?to=%2Fvehicles"[^>]*lang="zu"/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html.match(/rel="nofollow"/g)).toHaveLength(3);
  });
});

describe('breadcrumbs', () => {
  const labels = { trail: 'You are here', home: 'Back to home' };
  const items = [
    { label: words('Vehicles'), url: '/vehicles' },
    { label: words('Fortuner'), url: null },
  ];

  it('D-326 D-328: a home icon leads back to home first', () => {
    const html = renderToStaticMarkup(<Breadcrumbs items={items} homeUrl="/" labels={labels} />);
    expect(html.indexOf('href="/"')).toBeLessThan(html.indexOf('href="/vehicles"'));
    expect(html).toContain('Back to home');
    expect(html).toContain('<span aria-current="page">Fortuner</span>');
  });

  it('D-327: on a dealer site it leads to the dealer', () => {
    const html = renderToStaticMarkup(<Breadcrumbs items={items} homeUrl="/dealers/karoo" labels={labels} />);
    expect(html).toContain('href="/dealers/karoo"');
  });

  it('issue-2 §3: is absent on the home page', () => {
    expect(renderToStaticMarkup(<Breadcrumbs items={[]} homeUrl="/" labels={labels} />)).toBe('');
  });
});

describe('footer, notice, dead ends', () => {
  it('issue-2 §3: the footer says that figures are for demonstration only where they are', () => {
    const footer = (demonstration: LocalText | null) => (
      <ShellFooter
        brandName="Forecourt"
        homeUrl="/"
        columns={[{ title: words('Owners'), links: [{ label: words('Recalls'), url: '/recalls' }] }]}
        legal={[{ label: words('Privacy notice'), url: '/privacy-notice' }]}
        languages={languages}
        demonstration={demonstration}
        labels={{ footer: 'All pages', legal: 'Legal', copyright: '© 2026 Forecourt' }}
      />
    );
    expect(text(footer(words('Demonstration data')))).toContain('Demonstration data');
    expect(text(footer(null))).not.toContain('Demonstration');
    expect(text(footer(null))).toContain('© 2026 Forecourt');
  });

  it('issue-2 §3: the cookie notice is readable without JavaScript and leads to the privacy notice', () => {
    const labels = { title: 'Cookies', text: 'Only necessary ones.', privacy: 'Privacy notice', ok: 'OK' };
    const html = renderToStaticMarkup(<CookieNotice privacyUrl="/privacy-notice" labels={labels} />);
    expect(html).toContain('Only necessary ones.');
    expect(html).toContain('<a href="/privacy-notice">Privacy notice</a>');
    expect(html).not.toContain('hidden');
  });

  it('issue-2 §3: a dead end has one sentence and three ways on', () => {
    const ways = ['/', '/vehicles', '/dealers'].map((url) => ({ label: words(url), url }));
    for (const View of [NotFoundView, ErrorView]) {
      const html = renderToStaticMarkup(<View title="A stop" sentence="There is no page here." ways={ways} />);
      expect(html.match(/<a /g)).toHaveLength(3);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<svg');
    }
  });
});

function words(words: string): LocalText {
  return { text: words };
}

function text(element: ReactElement): string {
  return renderToStaticMarkup(element).replace(/<[^>]+>/g, ' ');
}
