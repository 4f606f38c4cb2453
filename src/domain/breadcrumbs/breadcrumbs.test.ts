import { expect, it } from 'vitest';
import { humanize, toBreadcrumbs } from './breadcrumbs';

it('D-323: makes a step of each part of the path, the last one the page itself', () => {
  expect(toBreadcrumbs('/owners/help-and-support/trust-centre').steps).toEqual([
    { path: '/owners', name: 'Owners' },
    { path: '/owners/help-and-support', name: 'Help and support' },
    { path: '/owners/help-and-support/trust-centre', name: 'Trust centre' },
  ]);
});

it('C-029: a motorsport slide reads GR, Motorsport, then its subtitle', () => {
  expect(toBreadcrumbs('/gr/motorsport/dakar%20rally').steps.map(({ name }) => name)).toEqual([
    'GR',
    'Motorsport',
    'Dakar rally',
  ]);
});

it('D-324 D-327: drops the dealers prefix; home is the dealer', () => {
  expect(toBreadcrumbs('/dealers/east-rand/pre-owned')).toEqual({
    homePath: '/dealers/east-rand',
    steps: [
      { path: '/dealers/east-rand', name: 'East rand' },
      { path: '/dealers/east-rand/pre-owned', name: 'Pre owned' },
    ],
  });
});

it('D-324: the page /dealers itself is no prefix', () => {
  expect(toBreadcrumbs('/dealers')).toEqual({ homePath: '/', steps: [{ path: '/dealers', name: 'Dealers' }] });
});

it('D-325: gallery is picture-gallery as link and label, at any depth', () => {
  expect(toBreadcrumbs('/dealers/east-rand/gallery').steps.at(-1)).toEqual({
    path: '/dealers/east-rand/picture-gallery',
    name: 'Picture gallery',
  });
  expect(toBreadcrumbs('/gallery/2027').steps.at(-1)?.path).toBe('/picture-gallery/2027');
  expect(toBreadcrumbs('/galleries').steps.at(-1)?.path).toBe('/galleries');
});

it('D-326: home is / on the main site, and the home page has no steps', () => {
  expect(toBreadcrumbs('/')).toEqual({ homePath: '/', steps: [] });
  expect(toBreadcrumbs('/vehicles//fortuner/')).toEqual({
    homePath: '/',
    steps: [
      { path: '/vehicles', name: 'Vehicles' },
      { path: '/vehicles/fortuner', name: 'Fortuner' },
    ],
  });
});

it('D-323: known words keep their capitals; a part that cannot be decoded stands as it is', () => {
  expect(humanize('sasr')).toBe('SASR');
  expect(humanize('the-gr-family')).toBe('The GR family');
  expect(humanize('south-african-SUV')).toBe('South african SUV');
  expect(toBreadcrumbs('/%E0%A4%A/x').steps[0]?.name).toBe('%E0%A4%A');
});
