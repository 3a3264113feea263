import type { SiteSettings } from '@forms/shared/contract';
import { Navigate, type RouteObject } from '@forms/shared/platform/routing';
import { lazy, type ReactNode, Suspense } from 'react';
import { Shell } from '../shell/Shell';
import { withOwnWords } from '../translation/own/say';
import { Broken } from './Broken';
import { HomePage } from './home/HomePage';
import { LoadingPage } from './LoadingPage';
import { PageBySlug } from './PageBySlug';

// Not in the first load of somebody who came for a form.
const LoginLanding = lazy(async () => ({ default: (await withOwnWords(import('./LoginLanding'))).LoginLanding }));
const NotFound = lazy(async () => ({ default: (await import('./NotFound')).NotFound }));
const FileRoute = lazy(async () => ({ default: (await import('./FileRoute')).FileRoute }));
const Portal = lazy(async () => ({ default: (await withOwnWords(import('./staff/portal/Portal'))).Portal }));
const StaffPage = lazy(async () => ({ default: (await import('./staff/StaffPage')).StaffPage }));

const inTime = (page: ReactNode) => <Suspense fallback={<LoadingPage />}>{page}</Suspense>;

/** The addresses of the product. */
export const routes = ({ live, testMenu }: Pick<SiteSettings, 'live' | 'testMenu'>): RouteObject[] => [
  {
    element: <Shell live={live} testMenu={testMenu} />,
    errorElement: <Broken />,
    children: [
      {
        errorElement: <Broken />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/login/:jwt/:slug/:hash?', element: inTime(<LoginLanding />) },
          { path: '/file/:hash', element: inTime(<FileRoute />) },
          { path: '/:slug/:hash?', element: inTime(<PageBySlug live={live} />) },
          { path: '*', element: inTime(<NotFound />) },
        ],
      },
    ],
  },
  {
    path: '/staff',
    element: inTime(<Portal />),
    errorElement: <Broken />,
    children: [
      { index: true, element: <Navigate to="/staff/home" replace /> },
      { errorElement: <Broken />, children: [{ path: ':slug/:hash?', element: inTime(<StaffPage />) }] },
    ],
  },
];
