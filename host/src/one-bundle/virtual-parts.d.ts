/** How each part is imported: written by the build in one bundle, from what each remote's `webpack.config.js` exposes. */
declare module 'virtual:parts' {
  export const parts: {
    [M in import('@forms/shared/remotes').RemoteModule]: () => Promise<{
      default: import('@forms/shared/remotes').RemoteModules[M];
    }>;
  };
}
