import { reportFailure } from '@/server/failures';
import { migrate } from '@/server/migrate';
import { log } from '@/server/progress';

try {
  await migrate(log);
  log('✔ Banco de dados em dia');
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
