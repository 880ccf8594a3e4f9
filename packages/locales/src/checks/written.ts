import ts from 'typescript';

/** A text that stands in the code itself. */
export interface Written {
  readonly where: string;
  readonly text: string;
}

/** Attributes of elements and components whose value people see or hear. */
const SPOKEN_ATTRIBUTE =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|subtitle|placeholder|alt|label|text|heading|hint|note|summary|caption|error|message|empty)$/;
/** Members of what is handed to a toast, a dialog or a list that people see. */
const SPOKEN_MEMBER = /^(title|subtitle|text|label|heading|hint|placeholder|message|note)$/;
/** Units and signs may stand as they are; a word has two letters. */
const hasWord = (text: string) => /\p{L}{2,}/u.test(text.replaceAll(/\b(km|kg|KB|MB|PDF|PIN|SMS|SOS)\b/g, ''));

/** The literals that an expression may become: branches and joined parts, not what is called or looked up. */
function literals(node: ts.Node): ts.LiteralLikeNode[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.flatMap((span) => [...literals(span.expression), span.literal])];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const compares = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
    return compares.includes(node.operatorToken.kind) ? [] : [...literals(node.left), ...literals(node.right)];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literals(node.expression);
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : literals(node.expression);
  return [];
}

/** The nodes that hold what this node lets people see. */
function spokenBy(node: ts.Node): ts.Node[] {
  if (ts.isJsxAttribute(node))
    return SPOKEN_ATTRIBUTE.test(node.name.getText()) && node.initializer !== undefined ? [node.initializer] : [];
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.filter(ts.isJsxExpression);
  if (ts.isPropertyAssignment(node)) return SPOKEN_MEMBER.test(node.name.getText()) ? [node.initializer] : [];
  return [];
}

/** Texts written straight into a screen; keys of the dictionaries are none. */
export function writtenInScreen(path: string, source: string, isKey: (text: string) => boolean): Written[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Written[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    if (hasWord(text) && !isKey(text)) found.push({ where: `${path}:${line + 1}`, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    for (const spoken of spokenBy(node)) for (const literal of literals(spoken)) add(literal, literal.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What goes to a person's mail or phone; refusals are said by their code on the screen. */
const LETTER_MEMBER = /^(subject|body|title)$/;

/** Sentences that the server writes to people in its own words. */
export function writtenInLetter(path: string, source: string): Written[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Written[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && LETTER_MEMBER.test(node.name.getText())) {
      for (const { text } of literals(node.initializer)) {
        if (/\p{L}{2,}[ ,]/u.test(text)) found.push({ where: path, text: text.trim() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
