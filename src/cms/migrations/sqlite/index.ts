import * as migration_20261121_093256_initial from './20261121_093256_initial';

export const migrations = [
  {
    up: migration_20261121_093256_initial.up,
    down: migration_20261121_093256_initial.down,
    name: '20261121_093256_initial'
  },
];
