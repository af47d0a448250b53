import { mountPage } from '@aarohan/shared/federation/mount-page';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';

const remote: RemoteModule = {
  contract: 1,
  routes: ({ queryClient }) => {
    const drivePage = async () => mountPage(await import(/* webpackChunkName: "drive-page" */ './pages/drive-page.tsx'), queryClient);
    return [
      { path: '/campus_drive', lazy: drivePage },
      // A segment has no parts for the router; the page looks whether it is `campus_` and a drive.
      { path: '/:campus', lazy: drivePage },
      {
        path: '/campus_candidate_register',
        lazy: async () =>
          mountPage(await import(/* webpackChunkName: "candidate-register-page" */ './pages/candidate-register-page.tsx'), queryClient),
      },
      {
        path: '/campus_employe_register',
        lazy: async () =>
          mountPage(await import(/* webpackChunkName: "employer-register-page" */ './pages/employer-register-page.tsx'), queryClient),
      },
      {
        path: '/campus_college_register',
        lazy: async () =>
          mountPage(await import(/* webpackChunkName: "college-register-page" */ './pages/college-register-page.tsx'), queryClient),
      },
    ];
  },
};

export default remote;
