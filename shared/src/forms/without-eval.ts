import { config } from 'zod/v4/core';

// The page's CSP forbids eval, and zod tries it with every object schema that is made before it is told not to.
config({ jitless: true });
