import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { VehicleModel } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { fixtures } from './fixture';
import { toOwnerBenefits } from './model';
import { OwnerBenefitsView } from './view';

function model(code: string, servicePlan: string | null, warranty: string | null): VehicleModel {
  return { id: 1, name: code, code, range: 1, category: 1, servicePlan, warranty, updatedAt: '', createdAt: '' };
}

function show(models: VehicleModel[], locale: Locale = 'en') {
  const benefits = toOwnerBenefits(fixtures.everyOwner, { models, openingCode: models[0]?.code ?? null });
  return benefits ? renderToStaticMarkup(<OwnerBenefitsView {...benefits} locale={locale} />) : '';
}

const nine = 'Nine services or 90 000 km';
const six = 'Six services or 90 000 km';
const years = '3 years or 100 000 km';

it('C-261: service plan and warranty follow the code of the chosen model', () => {
  const html = show([model('A1', nine, years), model('B2', six, years), model('C3', nine, years)]);
  expect(html.split(nine)).toHaveLength(2);
  const rule = (text: string) => html.slice(0, html.indexOf(text)).split('<style>').pop();
  expect(rule(nine)).toContain('[data-model-code="A1"]');
  expect(rule(nine)).toContain('[data-model-code="C3"]');
  expect(rule(six)).toContain('[data-model-code="B2"]');
  expect(rule(six)).not.toContain('[data-model-code="A1"]');
});

it('C-262 C-263: a dash or nothing is currently unavailable', () => {
  expect(show([model('A1', '-', years)]).match(/Currently unavailable/g)).toHaveLength(1);
  expect(show([model('A1', nine, ' - ')]).match(/Currently unavailable/g)).toHaveLength(1);
  expect(show([model('A1', null, null)]).match(/Currently unavailable/g)).toHaveLength(2);
  expect(show([model('A1', nine, years)])).not.toContain('Currently unavailable');
});

it('C-018 C-019: its own words are Afrikaans or isiZulu in those languages', () => {
  const models = [model('A1', '-', years)];
  expect(show(models, 'af')).toMatch(/Diensplan.*Tans nie beskikbaar nie.*Waarborg/);
  expect(show(models, 'zu')).toMatch(/Uhlelo lwamasevisi.*Okwamanje akutholakali.*Iwaranti/);
});

it('C-359: without a range it shows what every owner has', () => {
  const html = show([]);
  expect(html).toMatch(/^<section data-block="ownerBenefits"/);
  expect(html).toContain('Help at the roadside');
  expect(html).not.toContain('Warranty');
  expect(toOwnerBenefits({ ...fixtures.alone, benefits: [] }, { models: [], openingCode: null })).toBeNull();
});
