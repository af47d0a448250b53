import { route, type Routes } from '../route.ts';
import { readResult } from './read-result.ts';

export const resultRoutes: Routes = (app, parts) => {
  route(app, 'GET /api/getResult', {
    access: 'public',
    handler: ({ query, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      return readResult(parts, query, request.ip);
    },
  });
};
