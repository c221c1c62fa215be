import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';

test('the contract follows the recommended rules of OpenAPI', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: join(__dirname, '../openapi.json'), config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
