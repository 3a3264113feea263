// Routing goes through this face so that the router is shaken once, in the host, and shared as one copy.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { createBrowserRouter, createMemoryRouter } from './createRouter';
