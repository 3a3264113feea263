import type { ErasureCertificate } from '@forms/shared/contract';

declare module '../../platform/database/tables' {
  interface Tables {
    /**
     * What was erased, and nothing of whom. `subject` is the enquiry or message where it was one; `addressHash` is the address under
     * the key `addressKey`; `removed` and `kept` are JSON of the contract's shapes.
     */
    erasures: {
      id: string;
      erasedAt: string;
      author: string;
      scope: ErasureCertificate['scope'];
      subject: string | null;
      addressKey: string;
      addressHash: string;
      removed: string;
      kept: string;
    };
  }
}
