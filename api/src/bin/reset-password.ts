import { AdminAccountsService } from '../admins/admin-accounts.service.js';
import { SYSTEM_AUTHOR } from '../history/author.js';
import { sayUsage } from './say-usage.js';
import { sayPassword, withApplication } from './with-application.js';

const [given, ...others] = process.argv.slice(2);
if (given?.startsWith('-') || others.length > 0) sayUsage('Usage: npm run password -- [USERNAME]\n');
else
  await withApplication('The password was not changed', async (app, env) => {
    const username = given ?? env.ADMIN_USERNAME;
    const accounts = app.get(AdminAccountsService);
    const password = await accounts.resetPassword(await accounts.idOf(username), SYSTEM_AUTHOR);
    sayPassword(username, 'New password', password);
  });
