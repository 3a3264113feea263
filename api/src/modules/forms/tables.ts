declare module '../../platform/database/tables' {
  interface Tables {
    /** One state of a form; the newest version is the form. `madeBy` is null where it came with the product. */
    formVersions: {
      slug: string;
      version: number;
      title: string;
      json: string;
      madeBy: string | null;
      madeAt: string;
    };
    terms: { slug: string; title: string; html: string };
  }
}

export {};
