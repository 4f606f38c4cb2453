import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runImport } from '@/commands/import/run-import';
import type { ImportKind } from '@/domain/import/import-report';
import { type Actor, createMarket } from './access-records';
import { openCms } from './database';

let cms: Payload;
let actors: readonly Actor[];

beforeAll(async () => {
  cms = await openCms();
  ({ actors } = await createMarket(cms));
  const brand = await cms.create({ collection: 'brands', data: { name: 'Example', value: 77 } });
  await cms.create({
    collection: 'vehicle-ranges',
    data: { name: 'Kiaat', rangeSlug: 'kiaat', rangeCode: 'K10', brand: brand.id, bodyType: 'suv', position: 900 },
  });
  await cms.create({ collection: 'vehicle-categories', data: { code: 'raider', label: 'Raider', position: 10 } });
  await cms.create({ collection: 'dealer-groups', data: { title: 'Kiaat Group', slug: 'kiaat-group' } });
});

afterAll(() => cms.destroy());

/** Imports with the server's rights, unless somebody is named. */
function importText(
  kind: ImportKind,
  text: string,
  { isDryRun = false, acceptsPriceJumps = false, user = null }: Partial<Parameters<typeof runImport>[1]> = {},
) {
  return runImport(cms, { kind, file: new TextEncoder().encode(text), user, isDryRun, acceptsPriceJumps });
}

async function model(code: string) {
  const { docs } = await cms.find({
    collection: 'vehicle-models',
    where: { code: { equals: code } },
    depth: 0,
    locale: 'all',
  });
  return docs[0] as Record<string, unknown> | undefined;
}

async function dealer(supplierCode: string) {
  const { docs } = await cms.find({
    collection: 'dealers',
    where: { supplierCode: { equals: supplierCode } },
    depth: 0,
    locale: 'all',
  });
  return docs[0] as Record<string, unknown> | undefined;
}

const vehicles = `\uFEFFcode;name;range;category;price;engine;engine.af;engine.zu;seats
KIA1;"Kiaat 2.8 ""Raider""";kiaat;raider;600 000,00;2.8 diesel;2.8-diesel;Udizili ongu-2.8;5
KIA2;Kiaat 2.4;K10;raider;500000;2.4 diesel;;;5
`;

const dealers = `supplierCode,name,slug,position,position.af,streetAddress,suburb,city,postCode,province,lat,longitude,telephone,email,group,generalEnquiryRecipients,operatingHours.Monday,operatingHours.Sunday
ZA901,Kiaat Toyota,kiaat-mokopane,Dealer principal,Handelaarshoof,"12 Kiaat Street
Unit 4",Akasia,Mokopane,0601,limpopo,-24.19,29.01,015 000 0901,info@kiaat.example,kiaat-group,"one@kiaat.example, two@kiaat.example",08:00-17:00,closed
`;

describe('an import of vehicles', () => {
  beforeEach(async () => {
    await cms.delete({ collection: 'vehicle-models', where: { code: { like: 'KIA' } } });
    await importText('vehicles', vehicles);
  });

  it('makes what is new by its code, in the languages of the file', async () => {
    const [range] = (await cms.find({ collection: 'vehicle-ranges', where: { rangeCode: { equals: 'K10' } } })).docs;
    expect(await model('KIA1')).toMatchObject({
      name: 'Kiaat 2.8 "Raider"',
      range: range?.id,
      price: 600_000,
      seats: 5,
      trim: 'Standard',
      engine: { en: '2.8 diesel', af: '2.8-diesel', zu: 'Udizili ongu-2.8' },
    });
    expect(await model('KIA2')).toMatchObject({ range: range?.id, engine: { en: '2.4 diesel' } });
  });

  it('changes nothing when it comes again, and says so', async () => {
    const before = await model('KIA1');
    const again = await importText('vehicles', vehicles);
    expect(again).toMatchObject({ outcome: 'imported', counts: { created: 0, changed: 0, unchanged: 2 }, changes: [] });
    expect(await model('KIA1')).toEqual(before);
  });

  it('changes only what the file names, in the language that it names', async () => {
    const report = await importText('vehicles', 'code,engine.af,price\nKIA1,2.8-dieselenjin,610000\nKIA2,,500000\n');
    expect(report).toMatchObject({
      outcome: 'imported',
      counts: { created: 0, changed: 1, unchanged: 1 },
      changes: [{ row: 2, code: 'KIA1', isNew: false, columns: ['price', 'engine.af'] }],
    });
    expect(await model('KIA1')).toMatchObject({
      price: 610_000,
      seats: 5,
      engine: { en: '2.8 diesel', af: '2.8-dieselenjin', zu: 'Udizili ongu-2.8' },
    });
  });

  it('writes nothing at all when one row has an error, and names row, column and what is expected', async () => {
    const report = await importText(
      'vehicles',
      `code,name,range,category,price,seats
KIA1,Renamed,kiaat,raider,600000,5
KIA2,Kiaat,teak,raider,cheap,5
kia-3,,kiaat,raider,-5,99
KIA1,Again,kiaat,raider,600000,5
`,
    );
    expect(report).toMatchObject({ outcome: 'refused', counts: { created: 0, changed: 0 } });
    const places = report.errors.map(({ row, column }) => `${row} ${column}`).sort();
    expect(places).toEqual(['3 price', '3 range', '4 code', '4 name', '4 price', '4 seats', '5 code']);
    const message = (row: number, column: string) =>
      report.errors.find((error) => error.row === row && error.column === column)?.message;
    expect(message(3, 'range')).toContain('"teak"');
    expect(message(3, 'price')).toContain('459900');
    expect(message(4, 'name')).toContain('required');
    expect(message(4, 'code')).toContain('2 to 12 capital letters');
    expect(message(4, 'seats')).toContain('30');
    expect(message(5, 'code')).toContain('row 2');
    expect(await model('KIA1')).toMatchObject({ name: 'Kiaat 2.8 "Raider"' });
  });

  it('refuses a column that it does not know, by its name', async () => {
    const report = await importText('vehicles', 'code,prise\nKIA1,1\n');
    expect(report.errors).toMatchObject([{ row: 1, column: 'prise' }]);
    expect((await importText('vehicles', 'name,price\nKiaat,1\n')).errors).toMatchObject([{ column: 'code' }]);
  });

  it('lists a price that changes by more than a tenth, and waits until somebody confirms it', async () => {
    const file = 'code,price\nKIA1,6000000\nKIA2,549999\n';
    const refused = await importText('vehicles', file);
    expect(refused).toMatchObject({
      outcome: 'unconfirmed',
      priceJumps: [{ row: 2, code: 'KIA1', before: 600_000, after: 6_000_000, percent: 900 }],
    });
    expect(await model('KIA2')).toMatchObject({ price: 500_000 });

    const confirmed = await importText('vehicles', file, { acceptsPriceJumps: true });
    expect(confirmed).toMatchObject({ outcome: 'imported', counts: { changed: 2 } });
    expect(await model('KIA1')).toMatchObject({ price: 6_000_000 });
    expect(await importText('vehicles', file)).toMatchObject({ outcome: 'imported', priceJumps: [] });
  });

  it('only checks when asked to', async () => {
    const report = await importText('vehicles', 'code,seats\nKIA1,7\n', { isDryRun: true });
    expect(report).toMatchObject({ outcome: 'checked', counts: { changed: 1 } });
    expect(await model('KIA1')).toMatchObject({ seats: 5 });
  });

  it('takes colours and specification from JSON, whole and in three languages, and again without a change', async () => {
    const record = {
      code: 'KIA1',
      servicePlan: { en: '9 services', af: '9 dienste' },
      'servicePlan.zu': 'Amasevisi angu-9',
      colourSelectors: [
        { colourCode: '#aa1122', paintCode: '3U5', colourTitle: { en: 'Red', af: 'Rooi', zu: 'Obomvu' } },
        { colourCode: '#ffffff', paintCode: '040', colourTitle: 'White' },
      ],
      specificationGroups: [
        { title: { en: 'Engine', af: 'Enjin', zu: 'Injini' }, items: [{ label: 'Power', value: { en: '150 kW' } }] },
      ],
    };
    const text = JSON.stringify([record]);
    expect(await importText('vehicles', text)).toMatchObject({ outcome: 'imported', counts: { changed: 1 } });
    expect(await model('KIA1')).toMatchObject({
      servicePlan: { en: '9 services', af: '9 dienste', zu: 'Amasevisi angu-9' },
      colourSelectors: [
        { paintCode: '3U5', colourTitle: { en: 'Red', af: 'Rooi', zu: 'Obomvu' } },
        { paintCode: '040', colourTitle: { en: 'White' } },
      ],
      specificationGroups: [{ title: { af: 'Enjin' }, items: [{ value: { en: '150 kW' } }] }],
    });
    expect(await importText('vehicles', text)).toMatchObject({ counts: { changed: 0, unchanged: 1 } });

    const fewer = JSON.stringify([{ code: 'KIA1', colourSelectors: [record.colourSelectors[1]] }]);
    expect(await importText('vehicles', fewer)).toMatchObject({ counts: { changed: 1 } });
    expect((await model('KIA1'))?.colourSelectors).toMatchObject([{ paintCode: '040' }]);
  });

  it('says what is wrong inside a list', async () => {
    const colours = [{ colourCode: 'red', paintCode: '3U5', colourTitle: 'Red' }, { paint: '3U5' }];
    const one = await importText('vehicles', JSON.stringify([{ code: 'KIA1', colourSelectors: [colours[0]] }]));
    expect(one.errors).toMatchObject([{ row: 1, column: 'colourSelectors' }]);
    expect(one.errors[0]?.message).toContain('#rrggbb');
    const two = await importText('vehicles', JSON.stringify([{ code: 'KIA1', colourSelectors: colours }]));
    expect(two.errors[0]?.message).toContain('"paint"');
    expect((await importText('vehicles', 'code,colourSelectors\nKIA1,red\n')).errors).toMatchObject([
      { column: 'colourSelectors' },
    ]);
  });
});

describe('an import of dealers', () => {
  beforeEach(async () => {
    await cms.delete({ collection: 'dealers', where: { supplierCode: { like: 'ZA9' } } });
  });

  it('makes dealers by their supplier code with hours and recipients, and finds them unchanged again', async () => {
    expect(await importText('dealers', dealers)).toMatchObject({ outcome: 'imported', counts: { created: 1 } });
    expect(await dealer('ZA901')).toMatchObject({
      name: 'Kiaat Toyota',
      streetAddress: '12 Kiaat Street\nUnit 4',
      postCode: '0601',
      province: 'Limpopo',
      toyotaSupplier: 'Y',
      lat: -24.19,
      position: { en: 'Dealer principal', af: 'Handelaarshoof' },
      generalEnquiryRecipients: [{ email: 'one@kiaat.example' }, { email: 'two@kiaat.example' }],
      operatingHours: [
        { day: 'Monday', hoursInformation: { startTime: '08:00', endTime: '17:00', isClosed: false } },
        { day: 'Sunday', hoursInformation: { isClosed: true } },
      ],
    });
    expect(await importText('dealers', dealers)).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 1 } });
  });

  it('refuses what the CMS would refuse, and an address that is taken', async () => {
    await importText('dealers', dealers);
    const report = await importText(
      'dealers',
      'supplierCode,name,slug,streetAddress,city,province,lat,longitude,telephone,email,operatingHours.Monday\n' +
        'ZA902,Teak,kiaat-mokopane,1 Teak Street,Teak,Nowhere,95,29,015 000 0902,not-an-address,8 to 5\n',
    );
    const columns = report.errors.map(({ column }) => column).sort();
    expect(columns).toEqual(['email', 'lat', 'operatingHours.Monday', 'province', 'slug']);
    expect(report.errors.find(({ column }) => column === 'slug')?.message).toContain('ZA901');
    expect(report.errors.find(({ column }) => column === 'province')?.message).toContain('KwaZulu-Natal');
    expect(await dealer('ZA902')).toBeUndefined();
  });

  it('does not let a file write our own notes', async () => {
    expect((await importText('dealers', 'supplierCode,notes\nZA901,x\n')).errors).toMatchObject([{ column: 'notes' }]);
  });
});

describe('who may import', () => {
  it('is whoever may make and change such records', async () => {
    await importText('dealers', dealers);
    const outcomes = await Promise.all(
      actors
        .flatMap(({ user }) => (user ? [user] : []))
        .map(async (user) => {
          const attempt = importText('dealers', dealers, { user, isDryRun: true });
          return [user.role, await attempt.then(({ outcome }) => outcome).catch(({ status }) => status)];
        }),
    );
    expect(Object.fromEntries(outcomes)).toEqual({
      admin: 'checked',
      editor: 'checked',
      translator: 403,
      'finance-desk': 403,
      dealer: 403,
      'lead-reader': 403,
    });
  });

  it('imports with the rights of the person, whole', async () => {
    const editor = actors.find(({ role }) => role === 'editor')?.user ?? null;
    const renamed = dealers.replace('Kiaat Toyota', 'Kiaat Motors').replace('one@', 'first@');
    expect(await importText('dealers', renamed, { user: editor })).toMatchObject({ outcome: 'imported' });
    expect(await dealer('ZA901')).toMatchObject({
      name: 'Kiaat Motors',
      generalEnquiryRecipients: [{ email: 'first@kiaat.example' }, { email: 'two@kiaat.example' }],
    });
  });
});
