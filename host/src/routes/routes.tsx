import { Navigate, type RouteObject } from '@forms/shared/routing';
import { Loading } from '@forms/shared/ui';
import { lazy, Suspense } from 'react';
import { Shell } from '../shell/Shell';
import { Broken } from './Broken';
import { FileRoute } from './FileRoute';
import { HomePage } from './home/HomePage';
import { LoginLanding } from './LoginLanding';
import { NotFound } from './NotFound';
import { PageBySlug } from './PageBySlug';
import { StaffPage } from './staff/StaffPage';

/** The portal's frame is not in a visitor's first load. */
const Portal = lazy(async () => ({ default: (await import('./staff/portal/Portal')).Portal }));

/** The addresses of the product. */
export const routes = ({ live }: { live: boolean }): RouteObject[] => [
  {
    element: <Shell live={live} />,
    errorElement: <Broken />,
    children: [
      {
        errorElement: <Broken />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/login/:jwt/:slug/:hash?', element: <LoginLanding /> },
          { path: '/file/:hash', element: <FileRoute /> },
          { path: '/:slug/:hash?', element: <PageBySlug live={live} /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
  {
    path: '/staff',
    element: (
      <Suspense fallback={<Loading of="the staff portal" />}>
        <Portal />
      </Suspense>
    ),
    errorElement: <Broken />,
    children: [
      { index: true, element: <Navigate to="/staff/home" replace /> },
      { errorElement: <Broken />, children: [{ path: ':slug/:hash?', element: <StaffPage /> }] },
    ],
  },
];
