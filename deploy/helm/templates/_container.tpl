{{- define "portal.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "portal.pod" -}}
automountServiceAccountToken: false
# A service's address in the environment (PORTAL_SERVICE_HOST) would be taken for a setting, and refused.
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
volumes:
  - name: tmp
    emptyDir: {}
  - name: data
    {{- if .Values.dataClaim }}
    persistentVolumeClaim:
      claimName: {{ .Values.dataClaim }}
    {{- else }}
    emptyDir: {}
    {{- end }}
{{- end }}

{{- define "portal.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
envFrom:
  - secretRef:
      name: {{ .Values.secret }}
env:
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: tmp
    mountPath: /tmp
  - name: data
    mountPath: /data
{{- /* By processes: docs/deploying.md has what each takes. What the values name is theirs, and the rest stays. */}}
{{- $processes := int (default "1" .Values.settings.WORKERS) }}
{{- $requests := dict "cpu" (printf "%dm" (mul 250 $processes)) "memory" (printf "%dMi" (mul 256 $processes)) }}
{{- $limits := dict "memory" (printf "%dMi" (add 256 (mul 256 $processes))) }}
resources:
  {{- toYaml (mergeOverwrite (dict "requests" $requests "limits" $limits) .Values.resources) | nindent 2 }}
{{- end }}
