import type { App } from '../../platform/http/app';

/** What is to be watched of files. */
export function registerFileFigures({ db, figures }: App): void {
  figures.gauge('files_held', 'Uploads that nobody has looked at for viruses yet', {
    async read(figure) {
      const held = await db.selectFrom('files').select('id').where('held', '=', 'unscanned').execute();
      figure.set(held.length);
    },
  });
}
