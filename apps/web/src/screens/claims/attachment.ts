// A chosen file as it is sent.
export async function attachmentOf(file: File): Promise<{ name: string; mimeType: string; content: string }> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, mimeType: file.type, content: address.slice(address.indexOf(',') + 1) };
}
