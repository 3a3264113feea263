import {
  type InsertQueryNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryResult,
  type UnknownRow,
  ValuesNode,
} from 'kysely';
import { seal, unseal } from './sealing';

/** A key by the name that what it sealed carries, so that several can open and the newest seals. */
export interface AnswersKey {
  name: string;
  secret: string;
}

const PURPOSE = 'answers';
const sealed = /^sealed:([\w-]+):(.+)$/s;

/** Answers as they are kept: sealed with the first key, if there is one. */
export function sealAnswers([key]: readonly AnswersKey[], answers: string): string {
  return key ? `sealed:${key.name}:${seal(answers, key.secret, PURPOSE)}` : answers;
}

/** Answers as they were given. Throws where the key that sealed them is not among these. */
export function openAnswers(keys: readonly AnswersKey[], kept: string): string {
  const [, name, text = ''] = sealed.exec(kept) ?? [];
  if (name === undefined) return kept;
  const key = keys.find((each) => each.name === name);
  if (!key) throw new Error(`ANSWERS_KEYS has no key ${name}, which answers were sealed with`);
  return unseal(text, key.secret, PURPOSE);
}

/** Whether answers are sealed as the first of these keys would seal them now. */
export const isUpToDate = ([key]: readonly AnswersKey[], kept: string): boolean => sealed.exec(kept)?.[1] === key?.name;

/**
 * Seals the answers of enquiries on their way into the database and opens them on their way out: nothing else of the
 * server knows of it.
 */
export class SealedAnswers implements KyselyPlugin {
  private readonly onTheirWayIn: OperationNodeTransformer;

  constructor(private readonly keys: readonly AnswersKey[]) {
    this.onTheirWayIn = new SealInserted(keys);
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return this.onTheirWayIn.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    for (const row of result.rows) if (typeof row.pages === 'string') row.pages = openAnswers(this.keys, row.pages);
    return result;
  }
}

class SealInserted extends OperationNodeTransformer {
  constructor(private readonly keys: readonly AnswersKey[]) {
    super();
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const { into, columns = [], values } = super.transformInsertQuery(node);
    const at = columns.findIndex(({ column }) => column.name === 'pages');
    if (into?.table.identifier.name !== 'enquiries' || at < 0 || !values || !ValuesNode.is(values)) return node;
    const rows = values.values.map((row) => {
      if (!PrimitiveValueListNode.is(row)) return row;
      const given = row.values.map((value, place) =>
        place === at && typeof value === 'string' ? sealAnswers(this.keys, value) : value,
      );
      return PrimitiveValueListNode.create(given);
    });
    return { ...node, values: ValuesNode.create(rows) };
  }
}
