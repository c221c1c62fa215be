export function pageNumbers(page: number, pages: number): (number | '…')[] {
  const around = [page - 1, page, page + 1].filter((each) => each > 1 && each < pages);
  const shown = [1, ...around, ...(pages > 1 ? [pages] : [])];
  return shown.flatMap((each, index) => (each - (shown[index - 1] ?? 0) > 1 ? ['…', each] : [each]));
}
