import { parseArgs } from 'node:util';

import { benchAbuse } from './abuse/abuse';
import { benchAccounts } from './accounts';
import { benchApi } from './api/api';
import { benchCeilings } from './ceilings';
import { benchFirstVisit } from './first-visit';
import { benchLighthouse } from './lighthouse';
import { benchListings } from './listings/listings';
import { benchMail } from './mail/mail';
import { benchMemory } from './memory';
import { benchPages } from './pages';
import { benchPanel } from './panel';
import { benchSearch } from './search/search';
import { benchTail } from './tail/tail';
import { benchWeight } from './weight';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? '3000'}` },
    minutes: { type: 'string', default: '10' },
    runs: { type: 'string', default: '1' },
  },
});
const BENCHES = {
  pages: benchPages,
  api: benchApi,
  accounts: benchAccounts,
  weight: benchWeight,
  'first-visit': benchFirstVisit,
  lighthouse: (url: string) => benchLighthouse(url, Number(values.runs)),
  ceilings: benchCeilings,
  memory: benchMemory,
  listings: benchListings,
  mail: benchMail,
  panel: benchPanel,
  search: benchSearch,
  tail: benchTail,
  abuse: (url: string) => benchAbuse(url, Number(values.minutes)),
};

const [name = 'pages'] = positionals;
const bench = Object.entries(BENCHES).find(([known]) => known === name)?.[1];
if (bench === undefined) {
  process.stderr.write(`Unknown benchmark "${name}": ${Object.keys(BENCHES).join(', ')}\n`);
  process.exit(1);
}
await bench(values.url);
process.exit(0);
