/** Downloads content as a file with a name. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Once the download has begun, the browser keeps the content itself.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};
