import * as migration_20261121_093256_initial from './20261121_093256_initial';
import * as migration_20261121_143220_vehicle_systems_and_lease_quotes from './20261121_143220_vehicle_systems_and_lease_quotes';
import * as migration_20261121_143229_from_price_of_a_stored_quote from './20261121_143229_from_price_of_a_stored_quote';
import * as migration_20261121_163105_translations_by_row from './20261121_163105_translations_by_row';
import * as migration_20261121_234216_finance from './20261121_234216_finance';
import * as migration_20261122_021913_keeping from './20261122_021913_keeping';
import * as migration_20261122_073508_pipeline from './20261122_073508_pipeline';
import * as migration_20261122_211747_special_category_in_languages from './20261122_211747_special_category_in_languages';

export const migrations = [
  {
    up: migration_20261121_093256_initial.up,
    down: migration_20261121_093256_initial.down,
    name: '20261121_093256_initial',
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
    up: migration_20261121_163105_translations_by_row.up,
    down: migration_20261121_163105_translations_by_row.down,
    name: '20261121_163105_translations_by_row',
  },
  {
    up: migration_20261121_234216_finance.up,
    down: migration_20261121_234216_finance.down,
    name: '20261121_234216_finance',
  },
  {
    up: migration_20261122_021913_keeping.up,
    down: migration_20261122_021913_keeping.down,
    name: '20261122_021913_keeping',
  },
  {
    up: migration_20261122_073508_pipeline.up,
    down: migration_20261122_073508_pipeline.down,
    name: '20261122_073508_pipeline',
  },
  {
    up: migration_20261122_211747_special_category_in_languages.up,
    down: migration_20261122_211747_special_category_in_languages.down,
    name: '20261122_211747_special_category_in_languages'
  },
];
