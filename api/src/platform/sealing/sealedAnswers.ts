import {
  ColumnNode,
  ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryResult,
  TableNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { type AnswersKey, openText, sealText } from './sealedText';

/** The column of each table, as the database names it, that is sealed in it. */
const sealedIn: Readonly<Record<string, string>> = {
  enquiries: 'pages',
  candidate_corrections: 'corrected',
  answer_corrections: 'corrected',
};
const sealedColumns = [...new Set(Object.values(sealedIn))];

/**
 * Seals the answers of enquiries, and what staff corrected of them, on their way into the database and opens them on their way out: nothing else of the
 * server knows of it.
 */
export class SealedAnswers implements KyselyPlugin {
  private readonly onTheirWayIn: OperationNodeTransformer;

  constructor(private readonly keys: readonly AnswersKey[]) {
    this.onTheirWayIn = new SealWritten(keys);
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return this.onTheirWayIn.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    for (const row of result.rows) {
      for (const column of sealedColumns) {
        const stored = row[column];
        if (typeof stored === 'string') row[column] = openText(this.keys, stored);
      }
    }
    return result;
  }
}

class SealWritten extends OperationNodeTransformer {
  constructor(private readonly keys: readonly AnswersKey[]) {
    super();
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const { into, columns = [], values } = super.transformInsertQuery(node);
    const sealed = sealedIn[into?.table.identifier.name ?? ''];
    const at = columns.findIndex(({ column }) => column.name === sealed);
    if (at < 0 || !values || !ValuesNode.is(values)) return node;
    const rows = values.values.map((row) => {
      if (!PrimitiveValueListNode.is(row)) return row;
      const given = row.values.map((value, place) =>
        place === at && typeof value === 'string' ? sealText(this.keys, value) : value,
      );
      return PrimitiveValueListNode.create(given);
    });
    return { ...node, values: ValuesNode.create(rows) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const { table, updates } = super.transformUpdateQuery(node);
    if (!table || !TableNode.is(table) || !updates) return node;
    const name = sealedIn[table.table.identifier.name];
    const sealed = updates.map((update) => {
      const { column, value } = update;
      const isAnswers = ColumnNode.is(column) && column.column.name === name;
      if (!isAnswers || !ValueNode.is(value) || typeof value.value !== 'string') return update;
      return ColumnUpdateNode.create(column, ValueNode.create(sealText(this.keys, value.value)));
    });
    return { ...node, updates: sealed };
  }
}
