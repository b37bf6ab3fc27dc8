export const ROLES = ['visitor', 'user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may do what. Documents of a collection: all of them, those that are published, those in the trash, one's own, or
 * none. `create` says yes or no.
 */
const TABLE = `
  collection         operation   visitor     user        admin
  gifts              create      no          no          yes
  gifts              read        published   published   all
  gifts              versions    none        none        all
  gifts              update      none        none        all
  gifts              delete      none        none        trashed
  categories         create      no          no          yes
  categories         read        all         all         all
  categories         update      none        none        all
  categories         delete      none        none        all
  category-groups    create      no          no          yes
  category-groups    read        all         all         all
  category-groups    update      none        none        all
  category-groups    delete      none        none        all
  occasions          create      no          no          yes
  occasions          read        all         all         all
  occasions          update      none        none        all
  occasions          delete      none        none        all
  occasion-groups    create      no          no          yes
  occasion-groups    read        all         all         all
  occasion-groups    update      none        none        all
  occasion-groups    delete      none        none        all
  media              create      no          no          yes
  media              read        all         all         all
  media              update      none        none        all
  media              delete      none        none        all
  reviews            create      no          yes         yes
  reviews            read        published   published   all
  reviews            update      none        own         all
  reviews            delete      none        own         all
  favourites         create      no          yes         yes
  favourites         read        none        own         own
  favourites         update      none        none        none
  favourites         delete      none        own         own
  subscribers        create      yes         yes         yes
  subscribers        read        none        none        all
  subscribers        update      none        none        all
  subscribers        delete      none        none        all
  contact-messages   create      yes         yes         yes
  contact-messages   read        none        none        all
  contact-messages   update      none        none        all
  contact-messages   delete      none        none        all
  consents           create      no          no          no
  consents           read        none        own         all
  consents           update      none        none        none
  consents           delete      none        none        none
  campaigns          create      no          no          yes
  campaigns          read        none        none        all
  campaigns          update      none        none        all
  campaigns          delete      none        none        all
  link-checks        create      no          no          no
  link-checks        read        none        none        all
  link-checks        update      none        none        none
  link-checks        delete      none        none        none
  outbox             create      no          no          no
  outbox             read        none        none        all
  outbox             update      none        none        none
  outbox             delete      none        none        none
  gift-imports       create      no          no          no
  gift-imports       read        none        none        all
  gift-imports       update      none        none        none
  gift-imports       delete      none        none        none
  suppressions       create      no          no          yes
  suppressions       read        none        none        all
  suppressions       update      none        none        none
  suppressions       delete      none        none        all
  search-synonyms    create      no          no          yes
  search-synonyms    read        none        none        all
  search-synonyms    update      none        none        all
  search-synonyms    delete      none        none        all
  audit-log          create      no          no          no
  audit-log          read        none        none        all
  audit-log          update      none        none        none
  audit-log          delete      none        none        none
  users              create      no          no          yes
  users              read        none        own         all
  users              update      none        own         all
  users              delete      none        none        all
`;

export type Operation = 'create' | 'read' | 'versions' | 'update' | 'delete';
export type Verdict = 'yes' | 'no' | 'all' | 'published' | 'trashed' | 'own' | 'none';
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
  | 'users';

/** One case for each cell of the table. */
export const CASES: Case[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [collection, operation, ...verdicts] = line.trim().split(/\s+/);
    return ROLES.map(
      (role, index) => ({ collection, operation, role, verdict: verdicts[index] }) as Case,
    );
  });

export const casesOf = (operation: Operation): Case[] =>
  CASES.filter((one) => one.operation === operation);

/** The same of globals: whether a role may. None has versions. */
const GLOBALS_TABLE = `
  global             operation   visitor     user        admin
  site-settings      read        yes         yes         yes
  site-settings      versions    no          no          no
  site-settings      update      no          no          yes
`;

export const GLOBAL_CASES = GLOBALS_TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [global = '', operation = '', ...verdicts] = line.trim().split(/\s+/);
    return ROLES.map((role, index) => ({ global, operation, role, verdict: verdicts[index] }));
  });
