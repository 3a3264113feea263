declare module '../../platform/database/tables' {
  interface Tables {
    /** `headerImage` is JSON of the contract's. */
    contentPages: {
      slug: string;
      language: string;
      title: string;
      subtitle: string;
      headerImage: string | null;
      html: string;
    };
  }
}

export {};
