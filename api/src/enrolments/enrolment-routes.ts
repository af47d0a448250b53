import { route, type Routes } from '../route.ts';
import { listRegisteredUsers } from './list-registered-users.ts';

export const enrolmentRoutes: Routes = (app, parts) => {
  route(app, 'GET /api/registered-users', {
    access: 'staff',
    handler: ({ reply }) => {
      void reply.header('cache-control', 'no-store');
      return listRegisteredUsers(parts);
    },
  });
};
