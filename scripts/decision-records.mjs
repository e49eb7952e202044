// The one form of decision records: five headings, and a line of the index that says the title and what supersedes it.
const headings = ['Context', 'Decision', 'Alternatives', 'Consequences', 'When to revisit'];

/** @param index the lines of the list of all records; @returns what is wrong with this one */
export function recordFaults(name, text, index) {
  const number = name.slice(0, 4);
  const [title = '', lead = ''] = text.split(/\n\n/);
  const found = [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
  const mark = /^Superseded( in part)? by/.exec(lead);
  const by = [...lead.matchAll(/\[\d{4}\]\([\w-]+\.md\)/g)].map(([link]) => link).join(', ');
  const listed = `- [${number}](${name})${title.slice(`# ${number}`.length)}${
    mark ? ` (superseded${mark[1] ?? ''} by ${by})` : ''
  }`;
  return [
    ...(found.join() === headings.join() ? [] : [`its headings are not ${headings.join(', ')}`]),
    ...(index.includes(listed) ? [] : [`README.md does not list it as «${listed}»`]),
  ];
}
