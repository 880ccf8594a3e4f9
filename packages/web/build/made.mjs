/** Screens of pages that are made before, where they do not come with the app itself (app/router.tsx). */
export const made = {
  '/': 'src/app/landing-route.tsx',
  '/welcome': 'src/app/landing-route.tsx',
  '/services': 'src/app/services-route.tsx',
  '/simple-welcome': 'src/services/splash-screen.tsx',
  '/superadmin': 'src/services/sentence-screen.tsx',
  '/payment': 'src/services/sentence-screen.tsx',
};
