/** Imports run one way: app → blocks → features → queries · commands → cms · integrations → domain → lib (design §4). */

/** A rule that files in `from` import nothing from `to`. */
const never = (name, from, to, comment, extra = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests, ...extra.from },
  to: { path: to, ...extra.to },
});

const tests = ['\\.test\\.tsx?$', '^tests/'];
const room = (...names) => `^src/(${names.join('|')})/`;
const browserFile = '\\.client\\.tsx$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or want a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(server-only|@payload-config)$' },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain imports no npm package and nothing of Node.',
      severity: 'error',
      from: { path: room('domain'), pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    never(
      'domain-stands-below',
      room('domain'),
      room('app', 'blocks', 'features', 'queries', 'commands', 'api', 'cms', 'integrations', 'ui', 'i18n'),
      'domain imports domain only.',
    ),
    never(
      'lib-stands-at-the-bottom',
      room('lib'),
      room('app', 'blocks', 'features', 'queries', 'commands', 'api', 'cms', 'integrations', 'domain', 'ui', 'i18n'),
      'lib imports lib only.',
    ),
    never(
      'i18n-is-a-leaf',
      room('i18n'),
      room('app', 'blocks', 'features', 'queries', 'commands', 'api', 'cms', 'integrations', 'ui'),
      'i18n is a leaf at the side.',
    ),
    never(
      'ui-is-a-leaf',
      room('ui'),
      room('app', 'blocks', 'features', 'queries', 'commands', 'api', 'cms', 'integrations'),
      'ui is a leaf at the side.',
    ),
    never(
      'integrations-stand-below',
      room('integrations'),
      room('app', 'blocks', 'features', 'queries', 'commands', 'api', 'cms', 'ui'),
      'integrations import domain and lib.',
    ),
    {
      name: 'integrations-not-each-other',
      comment: 'integrations do not import each other.',
      severity: 'error',
      from: { path: '^src/integrations/([^/]+)/' },
      to: { path: room('integrations'), pathNot: '^src/integrations/$1/' },
    },
    never(
      'cms-stands-below',
      room('cms'),
      room('app', 'features', 'queries', 'commands', 'api', 'ui'),
      'cms imports integrations, domain and lib.',
      {
        from: { pathNot: [...tests, '^src/cms/(admin|views|components)/'] },
      },
    ),
    never('cms-sees-configs-only', room('cms'), room('blocks'), 'cms sees only blocks/configs.ts (and types).', {
      from: { pathNot: [...tests, '^src/cms/seed/'] },
      to: { pathNot: '^src/blocks/(configs|block)\\.ts$' },
    }),
    never(
      'queries-and-commands-stand-below',
      room('queries', 'commands'),
      room('app', 'blocks', 'features', 'api', 'ui'),
      'reads and writes know no page; they may name the type that a piece of the kit takes.',
      { to: { dependencyTypesNot: ['type-only'] } },
    ),
    never('queries-do-not-write', room('queries'), room('commands'), 'a read never writes.'),
    never(
      'api-stands-below',
      room('api'),
      room('app', 'blocks', 'features', 'ui'),
      'the public contract knows no page.',
    ),
    never('features-stand-below', room('features'), room('app', 'blocks'), 'features import no block and no route.'),
    {
      name: 'features-not-each-other',
      comment: 'features do not import features.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: room('features'), pathNot: '^src/features/$1/' },
    },
    never('blocks-stand-below', room('blocks'), room('app'), 'blocks import no route.'),
    {
      name: 'blocks-not-each-other',
      comment: 'blocks do not import blocks.',
      severity: 'error',
      from: { path: '^src/blocks/([^/]+)/', pathNot: tests },
      to: { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    },
    {
      name: 'browser-stays-in-the-browser',
      comment: 'a *.client.tsx never reaches queries, commands, cms or integrations, however far the way.',
      severity: 'error',
      from: { path: browserFile },
      to: { path: room('queries', 'commands', 'cms', 'integrations', 'api'), reachable: true },
    },
    never(
      'browser-ships-no-server',
      browserFile,
      '^(node:|node_modules/(payload|@payloadcms|next-intl|valibot|pino|nodemailer)/)',
      'labels come finished from the server; the editors’ preview is not for visitors.',
      { from: { pathNot: [...tests, '^src/(app/\\(preview\\)|cms)/'] } },
    ),
    {
      name: 'site-does-not-import-tests',
      severity: 'error',
      comment: 'tests import the site, never the other way.',
      from: { path: '^(src|scripts)/', pathNot: tests },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.module\\.css|\\.json)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
