import * as migration_20261121_093301_initial from './20261121_093301_initial';
import * as migration_20261121_143220_vehicle_systems_and_lease_quotes from './20261121_143220_vehicle_systems_and_lease_quotes';
import * as migration_20261121_143229_from_price_of_a_stored_quote from './20261121_143229_from_price_of_a_stored_quote';
import * as migration_20261121_163106_translations_by_row from './20261121_163106_translations_by_row';
import * as migration_20261121_234216_finance from './20261121_234216_finance';
import * as migration_20261122_021914_keeping from './20261122_021914_keeping';
import * as migration_20261122_073509_pipeline from './20261122_073509_pipeline';
import * as migration_20261122_211747_special_category_in_languages from './20261122_211747_special_category_in_languages';

export const migrations = [
  {
    up: migration_20261121_093301_initial.up,
    down: migration_20261121_093301_initial.down,
    name: '20261121_093301_initial',
  },
  {
    up: migration_20261121_143220_vehicle_systems_and_lease_quotes.up,
    down: migration_20261121_143220_vehicle_systems_and_lease_quotes.down,
    name: '20261121_143220_vehicle_systems_and_lease_quotes',
  },
  {
    up: migration_20261121_143229_from_price_of_a_stored_quote.up,
    down: migration_20261121_143229_from_price_of_a_stored_quote.down,
    name: '20261121_143229_from_price_of_a_stored_quote',
  },
  {
    up: migration_20261121_163106_translations_by_row.up,
    down: migration_20261121_163106_translations_by_row.down,
    name: '20261121_163106_translations_by_row',
  },
  {
    up: migration_20261121_234216_finance.up,
    down: migration_20261121_234216_finance.down,
    name: '20261121_234216_finance',
  },
  {
    up: migration_20261122_021914_keeping.up,
    down: migration_20261122_021914_keeping.down,
    name: '20261122_021914_keeping',
  },
  {
    up: migration_20261122_073509_pipeline.up,
    down: migration_20261122_073509_pipeline.down,
    name: '20261122_073509_pipeline',
  },
  {
    up: migration_20261122_211747_special_category_in_languages.up,
    down: migration_20261122_211747_special_category_in_languages.down,
    name: '20261122_211747_special_category_in_languages'
  },
];
