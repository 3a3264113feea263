declare module '../database/tables' {
  interface Tables {
    /**
     * What staff did, numbered from 1 without gaps: `actor` is an account's id, `call` the name of a call, `record` the id that it
     * was about (empty for none). `hash` is over the entry and the hash before it, under the site's key `keyName`.
     */
    auditEntries: {
      id: string;
      number: number;
      at: string;
      actor: string;
      call: string;
      record: string;
      detail: string;
      keyName: string;
      hash: string;
    };
  }
}

export {};
