import path from 'node:path';

import { postgresAdapter } from '@payloadcms/db-postgres';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { pt } from '@payloadcms/translations/languages/pt';
import { buildConfig } from 'payload';
import sharp from 'sharp';

import { ApiKeys } from '@collections/api-keys';
import { boundKeys } from '@collections/api-keys/bound-keys';
import { AuditLog } from '@collections/audit-log';
import { audited, auditedGlobal } from '@collections/audit-log/audited';
import { Campaigns } from '@collections/campaigns';
import { Categories } from '@collections/categories';
import { CategoryGroups } from '@collections/category-groups';
import { Consents } from '@collections/consents';
import { ContactMessages } from '@collections/contact-messages';
import { dashboardEndpoints } from '@collections/dashboard';
import { dashboardLayout } from '@collections/dashboard/layout';
import { Favourites } from '@collections/favourites';
import { GiftImportRows } from '@collections/gift-import-rows';
import { GiftImports } from '@collections/gift-imports';
import { Gifts } from '@collections/gifts';
import { listedGifts } from '@collections/gifts/find/listed-gifts';
import { LinkChecks } from '@collections/link-checks';
import { Media } from '@collections/media';
import { hideFiles } from '@collections/media/hide-files';
import { mediaStorage } from '@collections/media/storage/storage-plugin';
import { OccasionGroups } from '@collections/occasion-groups';
import { Occasions } from '@collections/occasions';
import { Outbox } from '@collections/outbox';
import { Reviews } from '@collections/reviews';
import { closeInternals } from '@collections/shared/close-internals';
import { jobs } from '@collections/shared/jobs';
import { readableCells } from '@collections/shared/readable-cells';
import { withListPages } from '@collections/shared/list-pages';
import { queryPresets } from '@collections/shared/query-presets';
import { shortenRefusals } from '@collections/shared/errors/shorten-refusals';
import { extendAdapter } from '@collections/shared/extend-adapter';
import { mergedRelations } from '@collections/shared/find/relation-reads';
import { editViews } from '@collections/shared/edit-views';
import { deferredPages } from '@collections/shared/deferred-pages';
import { dropEmptySchedules } from '@collections/shared/drop-empty-schedules';
import { guardPool } from '@collections/shared/guard-pool';
import { guardOperations } from '@collections/shared/guards/guard-operations';
import { costRules } from '@collections/shared/graphql/cost-rule';
import { permissionQueries } from '@collections/shared/graphql/permission-queries';
import { honestCommits } from '@collections/shared/honest-commits';
import { orderedCreates } from '@collections/shared/ordered-creates';
import { trialWrites } from '@collections/shared/trial-writes';
import { portugueseErrors } from '@collections/shared/hooks/portuguese-errors';
import { panelTranslations } from '@collections/shared/notices/panel-translations';
import { withNotices } from '@collections/shared/notices/with-notices';
import { wordPresets } from '@collections/shared/word-presets';
import { timezones } from '@collections/shared/time-zones';
import { surviveLostConnections } from '@collections/shared/survive-lost-connections';
import { SearchSynonyms } from '@collections/search-synonyms';
import { SiteSettings } from '@collections/site-settings';
import { Subscribers } from '@collections/subscribers';
import { Suppressions } from '@collections/suppressions';
import { Users } from '@collections/users';
import { closedMutations } from '@collections/users/closed-operations';
import { WebhookDeliveries } from '@collections/webhook-deliveries';
import { Webhooks } from '@collections/webhooks';
import { DATABASE_CONNECTIONS } from '@/domain/patience';
import { env } from '@/lib/env';
import { ownOrigins } from '@/lib/own-origins';
import { messages } from '@/messages';
import { createSmtpTransport } from '@/server/mail/smtp-transport';

// Every command runs at the root of the repository, whatever folder its code was compiled into.
const here = (file: string) => path.resolve(file);

const config = buildConfig({
  serverURL: env.SITE_URL,
  csrf: ownOrigins(env.SITE_URL),
  secret: env.PAYLOAD_SECRET,
  routes: { admin: '/admin/painel' },
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: { baseDir: here('.') },
    meta: {
      titleSuffix: ' · Mimoteca',
      description: 'Painel da Mimoteca',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      robots: 'noindex, nofollow',
    },
    dateFormat: messages.admin.moment,
    dashboard: dashboardLayout(),
    timezones,
    components: {
      providers: [
        '/src/app/(payload)/components/requests/intercept-requests#InterceptRequests',
        '/src/app/(payload)/components/form/word-toasts#WordToasts',
        '/src/app/(payload)/components/names/mend-markup#MendMarkup',
      ],
      beforeNavLinks: ['/src/app/(payload)/components/list/open-sidebar#OpenSidebar'],
      beforeDashboard: [
        '/src/app/(payload)/components/dashboard/greeting#Greeting',
        '/src/app/(payload)/components/webhooks/webhooks-notice#WebhooksNotice',
      ],
      graphics: {
        Logo: '/src/app/(payload)/components/logo#Logo',
        Icon: '/src/app/(payload)/components/brand-icon#BrandIcon',
      },
    },
  },
  i18n: {
    fallbackLanguage: 'pt',
    supportedLanguages: { pt },
    translations: { pt: panelTranslations },
  },
  collections: [
    Gifts,
    Categories,
    CategoryGroups,
    Occasions,
    OccasionGroups,
    LinkChecks,
    Media,
    SearchSynonyms,
    GiftImports,
    GiftImportRows,
    Reviews,
    Favourites,
    Subscribers,
    ContactMessages,
    Users,
    Consents,
    Campaigns,
    Outbox,
    Suppressions,
    Webhooks,
    WebhookDeliveries,
    AuditLog,
    ApiKeys,
  ].map(audited),
  endpoints: dashboardEndpoints,
  globals: [SiteSettings].map(auditedGlobal),
  queryPresets,
  jobs,
  db: extendAdapter(
    postgresAdapter({
      pool: { connectionString: env.DATABASE_URL, max: DATABASE_CONNECTIONS },
      push: false,
      migrationDir: here('./migrations'),
    }),
    [mergedRelations, listedGifts, deferredPages, honestCommits, orderedCreates, trialWrites],
  ),
  email: nodemailerAdapter({
    defaultFromAddress: env.MAIL_FROM.address,
    defaultFromName: env.MAIL_FROM.name,
    transport: createSmtpTransport(env.SMTP_URL),
    skipVerify: true,
  }),
  plugins: [mediaStorage],
  sharp,
  upload: { limits: { fileSize: 8 * 1024 * 1024 }, abortOnLimit: true },
  graphQL: {
    disablePlaygroundInProduction: true,
    schemaOutputFile: here('./schema.graphql'),
    mutations: closedMutations,
    queries: permissionQueries,
    validationRules: costRules,
    // Said by GRAPHQL_INTROSPECTION, before validation (src/app/(payload)/api/graphql).
    disableIntrospectionInProduction: false,
  },
  typescript: { outputFile: here('./payload-types.ts'), autoGenerate: false },
  telemetry: false,
  async onInit(payload) {
    surviveLostConnections(payload);
    shortenRefusals(payload);
    dropEmptySchedules(payload);
    await guardPool(payload);
  },
  hooks: { afterError: [portugueseErrors] },
});

export default config
  .then(closeInternals)
  .then(hideFiles)
  .then(editViews)
  .then(readableCells)
  .then(withListPages)
  .then(wordPresets)
  .then(guardOperations)
  .then(boundKeys)
  .then(withNotices);
