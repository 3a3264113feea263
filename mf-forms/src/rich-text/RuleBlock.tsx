/** A dividing line in the text. */
export const RuleBlock = () => <hr contentEditable={false} />;
