// Production remotes take every face of `@forms/shared` from the host, so a face exists for them only if it stands here.
// These are in the first load.
import '@forms/shared/contract';
import '@forms/shared/remotes';
import '@forms/shared/routing';
import '@forms/shared/services';
import '@forms/shared/store';
import '@forms/shared/ui';

/** The faces that come when a part asks for them; called when the page is idle, so that they are there by then. */
export const warmFaces = () =>
  Promise.all([
    import('@forms/shared/ui/dialog'),
    import('@forms/shared/ui/html'),
    import('@forms/shared/ui/menu'),
    import('@forms/shared/ui/select'),
    import('@forms/shared/ui/upload'),
  ]).catch(() => undefined);

/** The faces that only staff need: nothing of them comes to a visitor. */
export const warmStaffFaces = () =>
  Promise.all([
    import('@forms/shared/contract/definitions'),
    import('@forms/shared/contract/file-kinds'),
    import('@forms/shared/ui/list'),
    import('@forms/shared/ui/status'),
  ]).catch(() => undefined);
