const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Renders text inside a block: `**strong**` and `[words](/path)`. */
const inline = (text: string) =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\((\/[\w/?=&;-]*)\)/g, '<a href="$2">$1</a>');

/** One block of the light markup: `## ` heading, `> ` quotation, `- ` list, else a paragraph. */
function block(text: string): string {
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
  if (text.startsWith('> ')) return `<blockquote><p>${inline(text.slice(2))}</p></blockquote>`;
  if (text.startsWith('- ')) {
    const items = text.split('\n').map((line) => `<li>${inline(line.replace(/^- /, ''))}</li>`);
    return `<ul>${items.join('')}</ul>`;
  }
  return `<p>${inline(text)}</p>`;
}

/** The light markup of our own pieces as HTML; blocks are parted by an empty line. */
export const toHtml = (body: string): string =>
  body
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');

/** Returns the visible text of an HTML text, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
