import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { Opener } from '@/ui/opener';
import { NavDialogs } from './nav-dialogs';

it.each(locales)('D-315: the form of the dialog is loaded when it is seen, in %s', (locale) => {
  const html = renderToStaticMarkup(<NavDialogs locale={locale} />);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  expect(html).toMatch(new RegExp(`<iframe[^>]* src="${prefix}/newsletter"[^>]* loading="lazy"`));
  expect(html).toContain(`href="${prefix}/newsletter"`);
});

it('D-315: without JavaScript no page loads the form of a dialog that cannot be opened', () => {
  const read = renderToStaticMarkup(<NavDialogs locale="en" />).replaceAll(/<!--.*?-->/gs, '');
  expect(read).toContain('href="/newsletter"');
  expect(read).not.toContain('<iframe');
});

it('D-316: the choice has exactly its two ways', () => {
  const html = renderToStaticMarkup(<NavDialogs locale="en" />);
  const [, chooser = ''] = html.split('id="dialog-sponsorships"');
  expect([...chooser.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    '/enquiry/sponsorships',
    '/enquiry/sponsorships/corporate-citizenship',
  ]);
});

it('D-315: what opens a dialog is a link, too, for browsers that cannot', () => {
  const html = renderToStaticMarkup(
    <Opener dialogId="dialog-subscribe" href="/af/newsletter">
      Teken in
    </Opener>,
  );
  expect(html).toContain('<a href="/af/newsletter">Teken in</a>');
  expect(html).toMatch(/<button[^>]* commandfor="dialog-subscribe" command="show-modal"/);
});
