import type { SiteSettings } from '@forms/shared/contract';
import { Navigate, type RouteObject } from '@forms/shared/platform/routing';
import { Shell } from '../shell/Shell';
import { Broken } from './Broken';
import { HomePage } from './home/HomePage';
import { loadFileRoute, loadLanding, loadNotFound, loadPortal, loadStaffPage } from './hostPages';
import { OwnPage } from './OwnPage';
import { PageBySlug } from './PageBySlug';

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
          { path: '/login/:jwt/:slug/:hash?', element: <OwnPage load={loadLanding} /> },
          { path: '/file/:hash', element: <OwnPage load={loadFileRoute} /> },
          { path: '/:slug/:hash?', element: <PageBySlug live={live} /> },
          { path: '*', element: <OwnPage load={loadNotFound} /> },
        ],
      },
    ],
  },
  {
    path: '/staff',
    element: <OwnPage load={loadPortal} />,
    errorElement: <Broken />,
    children: [
      { index: true, element: <Navigate to="/staff/home" replace /> },
      { errorElement: <Broken />, children: [{ path: ':slug/:hash?', element: <OwnPage load={loadStaffPage} /> }] },
    ],
  },
];
