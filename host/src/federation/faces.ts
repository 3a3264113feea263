// Production remotes take every face of the platform from the host, so a face exists for them only if it stands here.
// These are in the first load.
import '@forms/shared/platform/remotes';
import '@forms/shared/platform/routing';
import '@forms/shared/platform/services';
import '@forms/shared/platform/store';
import '@forms/shared/platform/ui';
import '@forms/shared/platform/words';
import '@forms/shared/platform/zod';

/** The faces that come when a part asks for them; called when the page is idle, so that they are there by then. */
export const warmFaces = () =>
  Promise.all([
    import('@forms/shared/platform/ui/choice'),
    import('@forms/shared/platform/ui/dialog'),
    import('@forms/shared/platform/ui/html'),
    import('@forms/shared/platform/ui/input'),
    import('@forms/shared/platform/ui/menu'),
    import('@forms/shared/platform/ui/select'),
    import('@forms/shared/platform/ui/tooltip'),
    import('@forms/shared/platform/ui/upload'),
  ]).catch(() => undefined);

/** The faces that only staff need: nothing of them comes to a visitor. */
export const warmStaffFaces = () =>
  Promise.all([import('@forms/shared/platform/ui/list'), import('@forms/shared/platform/ui/status')]).catch(
    () => undefined,
  );
