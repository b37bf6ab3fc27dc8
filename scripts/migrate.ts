import { reportFailure } from '@/server/startup/failures';
import { migrate } from '@/server/database/migrate';
import { log } from '@/server/startup/progress';

try {
  await migrate(log);
  log('✔ Banco de dados em dia');
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
