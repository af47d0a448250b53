import { seedDatabase } from '../src/seed/seed.ts';
import { testApp, type TestApp, type TestOverrides } from './test-app.ts';

/** The API of `testApp` with the seed planted. */
export async function seededApp(overrides: TestOverrides = {}): Promise<TestApp> {
  const made = await testApp(overrides);
  await seedDatabase(made.parts);
  return made;
}
