import { AdminsService } from '../admins/admins.service.js';
import { sayPassword, withApplication } from './with-application.js';

// For the operator: makes up a new password for an administrator who has lost it, and prints it.
await withApplication('The password was not changed', async (app, env) => {
  const username = process.argv[2] ?? env.ADMIN_USERNAME;
  sayPassword(username, 'New password', await app.get(AdminsService).resetPassword(username));
});
