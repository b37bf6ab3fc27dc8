/** Two users, of whom the fixtures make one the owner of some; keys made by the admin. */
export const ROLES = ['visitor', 'user', 'other', 'readKey', 'adminKey', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The columns of the tables; both users have the same. */
const COLUMNS: Record<Role, number> = {
  ...{ visitor: 0, user: 1, other: 1 },
  ...{ readKey: 2, adminKey: 3, admin: 4 },
};

/**
 * Who may do what. Documents of a collection: all of them, those that are published, those in the trash, those that are revoked,
 * one's own, or none. `create` says yes or no.
 */
const TABLE = `
  collection         operation   visitor     user        read-key    admin-key   admin
  gifts              create      no          no          no          yes         yes
  gifts              read        published   published   published   all         all
  gifts              versions    none        none        none        all         all
  gifts              update      none        none        none        all         all
  gifts              delete      none        none        none        trashed     trashed
  categories         create      no          no          no          yes         yes
  categories         read        all         all         all         all         all
  categories         update      none        none        none        all         all
  categories         delete      none        none        none        all         all
  category-groups    create      no          no          no          yes         yes
  category-groups    read        all         all         all         all         all
  category-groups    update      none        none        none        all         all
  category-groups    delete      none        none        none        all         all
  occasions          create      no          no          no          yes         yes
  occasions          read        all         all         all         all         all
  occasions          update      none        none        none        all         all
  occasions          delete      none        none        none        all         all
  occasion-groups    create      no          no          no          yes         yes
  occasion-groups    read        all         all         all         all         all
  occasion-groups    update      none        none        none        all         all
  occasion-groups    delete      none        none        none        all         all
  media              create      no          no          no          yes         yes
  media              read        all         all         all         all         all
  media              update      none        none        none        all         all
  media              delete      none        none        none        all         all
  reviews            create      no          yes         no          yes         yes
  reviews            read        published   published   published   all         all
  reviews            update      none        own         none        all         all
  reviews            delete      none        own         none        all         all
  favourites         create      no          yes         no          no          yes
  favourites         read        none        own         none        none        own
  favourites         update      none        none        none        none        none
  favourites         delete      none        own         none        none        own
  subscribers        create      yes         yes         no          no          yes
  subscribers        read        none        none        none        none        all
  subscribers        update      none        none        none        none        all
  subscribers        delete      none        none        none        none        all
  contact-messages   create      yes         yes         no          no          yes
  contact-messages   read        none        none        none        none        all
  contact-messages   update      none        none        none        none        all
  contact-messages   delete      none        none        none        none        all
  consents           create      no          no          no          no          no
  consents           read        none        own         none        none        all
  consents           update      none        none        none        none        none
  consents           delete      none        none        none        none        none
  campaigns          create      no          no          no          no          yes
  campaigns          read        none        none        none        none        all
  campaigns          update      none        none        none        none        all
  campaigns          delete      none        none        none        none        all
  link-checks        create      no          no          no          no          no
  link-checks        read        none        none        none        all         all
  link-checks        update      none        none        none        none        none
  link-checks        delete      none        none        none        none        none
  outbox             create      no          no          no          no          no
  outbox             read        none        none        none        none        all
  outbox             update      none        none        none        none        none
  outbox             delete      none        none        none        none        none
  gift-imports       create      no          no          no          no          no
  gift-imports       read        none        none        none        none        all
  gift-imports       update      none        none        none        none        none
  gift-imports       delete      none        none        none        none        none
  suppressions       create      no          no          no          no          yes
  suppressions       read        none        none        none        none        all
  suppressions       update      none        none        none        none        none
  suppressions       delete      none        none        none        none        all
  search-synonyms    create      no          no          no          yes         yes
  search-synonyms    read        none        none        none        all         all
  search-synonyms    update      none        none        none        all         all
  search-synonyms    delete      none        none        none        all         all
  audit-log          create      no          no          no          no          no
  audit-log          read        none        none        none        all         all
  audit-log          update      none        none        none        none        none
  audit-log          delete      none        none        none        none        none
  api-keys           create      no          no          no          no          no
  api-keys           read        none        none        none        none        all
  api-keys           update      none        none        none        none        all
  api-keys           delete      none        none        none        none        revoked
  webhooks           create      no          no          no          no          yes
  webhooks           read        none        none        none        none        all
  webhooks           update      none        none        none        none        all
  webhooks           delete      none        none        none        none        all
  webhook-deliveries create      no          no          no          no          no
  webhook-deliveries read        none        none        none        none        all
  webhook-deliveries update      none        none        none        none        none
  webhook-deliveries delete      none        none        none        none        none
  users              create      no          no          no          no          yes
  users              read        none        own         none        none        all
  users              update      none        own         none        none        all
  users              delete      none        none        none        none        all
`;

export type Operation = 'create' | 'read' | 'versions' | 'update' | 'delete';
export type Verdict = 'yes' | 'no' | 'all' | 'published' | 'trashed' | 'revoked' | 'own' | 'none';
export type Case = { collection: Slug; operation: Operation; role: Role; verdict: Verdict };

export type Slug =
  | 'gifts'
  | 'categories'
  | 'category-groups'
  | 'occasions'
  | 'occasion-groups'
  | 'media'
  | 'reviews'
  | 'favourites'
  | 'subscribers'
  | 'contact-messages'
  | 'consents'
  | 'campaigns'
  | 'link-checks'
  | 'outbox'
  | 'gift-imports'
  | 'suppressions'
  | 'search-synonyms'
  | 'audit-log'
  | 'webhooks'
  | 'webhook-deliveries'
  | 'api-keys'
  | 'users';

/** One case for each cell of the table. */
export const CASES: Case[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [collection, operation, ...verdicts] = line.trim().split(/\s+/);
    return ROLES.map(
      (role) => ({ collection, operation, role, verdict: verdicts[COLUMNS[role]] }) as Case,
    );
  });

export const casesOf = (operation: Operation): Case[] =>
  CASES.filter((one) => one.operation === operation);

/** The same of globals: whether a role may. None has versions. */
const GLOBALS_TABLE = `
  global             operation   visitor     user        read-key    admin-key   admin
  site-settings      read        yes         yes         yes         yes         yes
  site-settings      versions    no          no          no          no          no
  site-settings      update      no          no          no          no          yes
`;

export const GLOBAL_CASES = GLOBALS_TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [global = '', operation = '', ...verdicts] = line.trim().split(/\s+/);
    return ROLES.map((role) => ({ global, operation, role, verdict: verdicts[COLUMNS[role]] }));
  });
