import type { RouteObject } from '@forms/shared/routing';
import { Shell } from '../shell/Shell';
import { Broken } from './Broken';
import { FileRoute } from './FileRoute';
import { HomePage } from './home/HomePage';
import { LoginLanding } from './LoginLanding';
import { NotFound } from './NotFound';
import { PageBySlug } from './PageBySlug';
import { StaffPage } from './staff/StaffPage';

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
          { path: '/staff/:slug/:hash?', element: <StaffPage /> },
          { path: '/file/:hash', element: <FileRoute /> },
          { path: '/:slug/:hash?', element: <PageBySlug /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
