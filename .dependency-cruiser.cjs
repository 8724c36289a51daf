/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Join modules that import each other, or move what both need to a lower layer.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-is-general',
      comment: 'src/lib knows nothing of the product: move the module to the folder it is about.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(?!lib/|vite\\.d\\.ts)' },
    },
    {
      name: 'domain-and-i18n-use-lib',
      comment:
        'Race rules and texts use src/lib and the list of languages: pass in what else they need.',
      severity: 'error',
      from: { path: '^src/(domain|i18n)/' },
      to: {
        path: '^src/(?!lib/|vite\\.d\\.ts)',
        pathNot: '^src/($1/|i18n/(languages|localizedText)\\.ts)',
      },
    },
    {
      name: 'race-uses-site-config',
      comment: 'The race that is shown: pass in what needs a store or a call.',
      severity: 'error',
      from: { path: '^src/race/' },
      to: { path: '^src/(?!race/|site-config/|domain/|i18n/|lib/|vite\\.d\\.ts)' },
    },
    {
      name: 'site-config-uses-domain',
      comment:
        'The schema of the configuration and its rules use domain, i18n and lib: pass in the rest.',
      severity: 'error',
      from: { path: '^src/site-config/' },
      to: { path: '^src/(?!site-config/|domain/|i18n/|lib/|vite\\.d\\.ts)' },
    },
    {
      name: 'api-uses-site-config',
      comment:
        'Calls use environment, site-config, domain, i18n and lib: pass in what else they need.',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/(?!api/|environment/|site-config/|domain/|i18n/|lib/|vite\\.d\\.ts)' },
    },
    {
      name: 'environment-is-alone',
      comment: 'The build reads the environment too: move what needs more of the site elsewhere.',
      severity: 'error',
      from: { path: '^src/environment/' },
      to: { path: '^src/(?!environment/|vite\\.d\\.ts)' },
    },
    {
      name: 'config-check-takes-values',
      comment: 'The check runs in a page and in a command: pass in what it loads.',
      severity: 'error',
      from: { path: '^src/config-check/' },
      to: {
        path: '^src/(?!config-check/|site-config/|domain/|i18n/|lib/|vite\\.d\\.ts)',
        pathNot: '^src/api/files/readCourse\\.ts$',
      },
    },
    {
      name: 'stores-without-components',
      comment:
        'A store uses api, environment, race, site-config, domain, i18n and lib; what needs a component is a feature.',
      severity: 'error',
      from: { path: '^src/stores/' },
      to: {
        path: '^src/(?!stores/|api/|environment/|race/|site-config/|domain/|i18n/|lib/|vite\\.d\\.ts)',
      },
    },
    {
      name: 'components-take-props',
      comment: 'A shared component takes props; what needs a store or a call is a feature.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(?!components/|race/|domain/|i18n/|lib/|styles/|vite\\.d\\.ts)' },
    },
    {
      name: 'app-without-entries',
      comment:
        'The app uses the layers below it. Start script and service worker are builds of their own, of which it takes the names of the caches.',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {
        path: '^src/(main\\.tsx|start/|service-worker/)',
        pathNot: '^src/service-worker/cacheNames\\.ts',
      },
    },
    {
      name: 'features-are-independent',
      comment: 'What two features need moves to components, stores, domain or lib.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/(app|editions|start|service-worker|features/(?!$1/))' },
    },
    {
      name: 'signup-model-without-components',
      comment:
        'The way is pages → form → fields → model: a rule of the form takes values, no component.',
      severity: 'error',
      from: { path: '^src/features/signup/model/' },
      to: { path: '^src/features/signup/(?!model/)' },
    },
    {
      name: 'signup-fields-use-model',
      comment:
        'A field takes props and the store of the form, and knows nothing of what is around it.',
      severity: 'error',
      from: { path: '^src/features/signup/fields/' },
      to: { path: '^src/features/signup/(?!(model|fields)/)' },
    },
    {
      name: 'signup-form-without-pages',
      comment: 'A form serves several pages: pass in what only one of them needs.',
      severity: 'error',
      from: { path: '^src/features/signup/form/' },
      to: { path: '^src/features/signup/(?!(model|fields|form)/)' },
    },
    {
      name: 'editions-are-data',
      comment: 'An embedded edition is data: it imports types of the API and nothing else.',
      severity: 'error',
      from: { path: '^src/editions/([^/]+)/' },
      to: { path: '^src/(?!editions/$1/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'start-is-inlined',
      comment: 'The start script is inlined into the HTML: every import delays the page.',
      severity: 'error',
      from: { path: '^src/start/' },
      to: {
        pathNot: '^src/(start/|styles/|api/http/requestUrl\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'service-worker-is-separate',
      comment: 'The service worker is a build of its own: it uses src/lib and nothing else.',
      severity: 'error',
      from: { path: '^src/service-worker/' },
      to: { path: '^src/(?!service-worker/|lib/)' },
    },
    {
      name: 'site-without-tools',
      comment: 'Services, tests and tools are never part of the site.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|tests|e2e|tools|deploy|artwork)/' },
    },
    {
      name: 'sandbox-uses-the-contract',
      comment:
        'The sandbox takes paths and types from src/api, src/site-config and src/domain, content from src/editions, settings from src/environment.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: {
        path: '^(src/(?!api/|site-config/|domain/|editions/|environment/)|tests/|e2e/|tools/|deploy/)',
      },
    },
    {
      name: 'tools-do-not-use-features',
      comment: 'Build tools and deployment read settings and shared rules, never screens.',
      severity: 'error',
      from: {
        path: '^(tools|deploy)/',
        pathNot:
          '^(tools/(bench/react-floor|check-config|schemas)/|deploy/(hostPages|structuredData)\\.ts)',
      },
      to: {
        path: '^(src/(app|features|components|stores|i18n)/|tests/|e2e/)',
        pathNot: '^src/components/antd/(antdTheme|controlsClass)',
      },
    },
    {
      name: 'browser-tests-use-the-browser',
      comment: 'Browser tests check what a visitor sees and import no code of the screens.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(src/(app|features|components|stores)/|tests/(?!support/))' },
    },
    {
      name: 'unit-tests-without-browser-tests',
      comment: 'What both kinds of test need belongs to tests/support.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'axios-in-api',
      comment: 'Calls are made through src/api/http/client.ts.',
      severity: 'error',
      from: { path: '^src/(?!api/)' },
      to: { path: 'node_modules/axios' },
    },
    {
      name: 'crypto-js-only-where-required',
      comment: 'crypto-js is discontinued: it stays for the AES and MD5 of the services.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/(api/user/encrypt|app/boot/compressConfig|features/organiser/PublishNote)\\.tsx?$',
      },
      to: { path: 'node_modules/crypto-js' },
    },
    {
      name: 'cookies-in-lib',
      comment: 'Cookies are reached through src/lib/cookie.ts.',
      severity: 'error',
      from: { path: '^src/(?!lib/)' },
      to: { path: 'node_modules/js-cookie' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
